import { useSignal } from '@preact/signals';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

/** Copies, and says so. Where the browser does not let us, the text is shown to be copied by hand. */
export function CopyButton({
  text,
  label,
  class: kind = 'btn',
  icon = 'ui-copy',
  disabled = false,
}: {
  text: string;
  label: string;
  class?: string;
  icon?: string;
  disabled?: boolean;
}) {
  const done = useSignal<'no' | 'yes' | 'by hand'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      done.value = 'yes';
      setTimeout(() => {
        done.value = 'no';
      }, 2000);
    } catch (error) {
      console.info(`The clipboard is closed to us: ${error}`);
      done.value = 'by hand';
    }
  };
  if (done.value === 'by hand')
    return (
      <input class="by-hand" readOnly value={text} aria-label={label} onFocus={event => event.currentTarget.select()} />
    );
  return (
    <button type="button" class={kind} title={label} disabled={disabled} onClick={() => void copy()}>
      <Icon name={done.value === 'yes' ? 'ui-check' : icon} />
      <span aria-live="polite">{done.value === 'yes' ? t().common.copied : label}</span>
    </button>
  );
}
