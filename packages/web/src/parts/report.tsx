import '../styles/house.css';
import { useSignal } from '@preact/signals';
import type { Input } from '@teahouse/protocol';
import { call } from '../api.ts';
import { sentence } from '../refused.ts';
import { t } from '../words.ts';
import { Field, Seg } from './controls.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

interface Props {
  person: { readonly id: string; readonly name: string };
  table: string;
  /** The line of the talk that is meant. */
  line?: number;
}

/** A small flag: tells whoever runs the house of a line, a name or a player. */
export function ReportButton({ person, table, line }: Props) {
  const words = t().house.report;
  const open = useSignal(false);
  const label = line === undefined ? words.player(person.name) : words.line;
  return (
    <>
      <button
        type="button"
        class="btn quiet icon flag"
        title={label}
        aria-label={label}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="ui-warn" />
      </button>
      {open.value ? (
        <ReportDialog
          person={person}
          table={table}
          {...(line === undefined ? {} : { line })}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null}
    </>
  );
}

type Kind = Input<'reports.send'>['kind'];

function ReportDialog({ person, table, line, onClose }: Props & { onClose(): void }) {
  const words = t().house.report;
  const kind = useSignal<Kind>(line === undefined ? 'player' : 'line');
  const why = useSignal('');
  const says = useSignal<string | null>(null);
  const sent = useSignal(false);
  const send = async (): Promise<void> => {
    says.value = null;
    try {
      const which = kind.value === 'line' && line !== undefined ? { line } : {};
      await call('reports.send', { kind: kind.value, person: person.id, table, why: why.value, ...which });
      sent.value = true;
    } catch (error) {
      says.value = sentence(error, t());
    }
  };
  const kinds: readonly Kind[] = line === undefined ? ['player', 'name'] : ['line', 'player', 'name'];
  return (
    <Dialog label={words.title(person.name)} class="confirm" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <div class="dh">
          <Icon name="ui-warn" />
          <h2>{words.title(person.name)}</h2>
        </div>
        {sent.value ? (
          <p role="status">{words.sent}</p>
        ) : (
          <>
            <p>{words.text}</p>
            <Seg
              label={words.kind}
              value={kind.value}
              choices={kinds.map(value => ({ value, name: words.kinds[value] }))}
              onChange={value => {
                kind.value = value;
              }}
            />
            <Field
              label={words.why}
              value={why.value}
              maxLength={300}
              onInput={value => {
                why.value = value;
              }}
            />
            <p role="status" class="refused">
              {says.value}
            </p>
          </>
        )}
        <div class="acts">
          <button type="button" class="btn" onClick={onClose}>
            {sent.value ? t().common.close : t().common.cancel}
          </button>
          {sent.value ? null : (
            <button type="submit" class="btn primary">
              {words.send}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
