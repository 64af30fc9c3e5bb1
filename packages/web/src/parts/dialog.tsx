import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  class?: string;
  onClose(): void;
  children: ComponentChildren;
}

/** The browser's own dialog: it keeps the focus inside, Escape closes it, and the focus goes back where it was. */
export function Dialog({ label, class: kind = '', onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  // Before anything inside takes the focus: only then is it known where it was. When the dialog goes, the browser has
  // taken it off the page already and gives nothing back by itself.
  useLayoutEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      const is = before instanceof HTMLElement && before !== document.body && before.isConnected;
      // Who opened it by a key from nowhere goes on at the question, or at the page.
      const back = is
        ? before
        : (document.querySelector<HTMLElement>('.opts button') ?? document.getElementById('main'));
      back?.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dlg panel ${kind}`}
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={event => {
        if (event.target === element.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

export function DialogHead({ title, icon, onClose }: { title: string; icon?: string; onClose(): void }) {
  return (
    <header>
      {icon === undefined ? null : <Icon name={icon} />}
      <h2>{title}</h2>
      <button
        type="button"
        class="btn quiet icon"
        title={t().common.close}
        aria-label={t().common.close}
        onClick={onClose}
      >
        <Icon name="ui-close" />
      </button>
    </header>
  );
}

interface QuestionProps {
  title: string;
  icon?: string;
  children: ComponentChildren;
  /** The safe way out, and what Escape does. */
  no: string;
  yes: string;
  onNo(): void;
  onYes(): void;
}

/** One question with two answers. */
export function Confirm({ title, icon = 'ui-warn', children, no, yes, onNo, onYes }: QuestionProps) {
  return (
    <Dialog label={title} class="confirm" onClose={onNo}>
      <div class="dh">
        <Icon name={icon} />
        <h2>{title}</h2>
      </div>
      <div>{children}</div>
      <div class="acts">
        {/* Who types on without looking must not land on a citation in the text, nor on yes. */}
        <button type="button" class="btn" autofocus onClick={onNo}>
          {no}
        </button>
        <button type="button" class="btn primary" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
