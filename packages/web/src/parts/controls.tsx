import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SegProps<T extends string | number | boolean> {
  label: string;
  value: T;
  /** A name in a language of its own says which. */
  choices: readonly { value: T; name: string; lang?: string }[];
  onChange(value: T): void;
  disabled?: boolean;
}

/** Choose one of a few. Radio buttons under the hood, so that arrows and readers work as everywhere. */
export function Seg<T extends string | number | boolean>({
  label,
  value,
  choices,
  onChange,
  disabled = false,
}: SegProps<T>) {
  const name = useId();
  return (
    <div class="seg" role="radiogroup" aria-label={label}>
      {choices.map(choice => (
        <label key={String(choice.value)} class={choice.value === value ? 'on' : ''}>
          <input
            type="radio"
            name={name}
            disabled={disabled}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span lang={choice.lang}>{choice.name}</span>
        </label>
      ))}
    </div>
  );
}

interface ToggleProps {
  label: string;
  help?: string;
  on: boolean;
  onChange(on: boolean): void;
  disabled?: boolean;
}

export function Toggle({ label, help, on, onChange, disabled = false }: ToggleProps) {
  return (
    <label class="tog">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span class="sw" aria-hidden="true" />
      <span>
        <b>{label}</b>
        {help === undefined ? null : <small>{help}</small>}
      </span>
    </label>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onInput(value: string): void;
  secret?: boolean;
  /** Which keyboard a phone shows. */
  keys?: 'text' | 'email' | 'url';
  autocomplete?: 'username' | 'current-password' | 'new-password' | 'email' | 'nickname' | 'off' | 'url';
  help?: string | undefined;
  maxLength?: number;
  onCommit?(): void;
}

export function Field(props: FieldProps) {
  const {
    label,
    value,
    onInput,
    secret = false,
    keys = 'text',
    autocomplete = 'off',
    help,
    maxLength,
    onCommit,
  } = props;
  const id = useId();
  const rest = {
    id,
    value,
    autocomplete,
    maxLength,
    'aria-describedby': help === undefined ? undefined : `${id}-help`,
    onInput: (event: { currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
    // By Enter, or by leaving it.
    onChange: onCommit,
  };
  return (
    <div class="fld">
      <label for={id}>{label}</label>
      {secret ? <input type="password" {...rest} /> : <input type="text" inputMode={keys} {...rest} />}
      {help === undefined ? null : (
        <p class="note" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

interface BannerProps {
  kind?: 'warn' | 'gain' | 'mine' | '';
  icon: ComponentChildren;
  title: string;
  children?: ComponentChildren;
  action?: ComponentChildren;
}

/** For what passes by itself; what needs an answer is a dialog. */
export function Banner({ kind = '', icon, title, children, action }: BannerProps) {
  return (
    <div class={`bn ${kind}`} role="status">
      {icon}
      <p>
        <b>{title}</b> {children}
      </p>
      {action}
    </div>
  );
}
