import '../../styles/house.css';
import { useSignal } from '@preact/signals';
import type { ActName, Input } from '@teahouse/protocol';
import { call } from '../../api.ts';
import { Field, Seg } from '../../parts/controls.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { withProof } from '../../parts/prove.tsx';
import { sentence } from '../../refused.ts';
import { t } from '../../words.ts';

/** What is to be done, before anybody has said why. */
export type ProposedAct = Omit<Input<'admin.act'>, 'why' | 'days'>;

const DAYS = [1, 7, 30, 365] as const;
const AGES = [30, 90, 365] as const;
/** Acts that last for some days, or for good. */
const LASTING: readonly ActName[] = ['ban', 'ban-address', 'mute'];

/** Every act has a reason, and some a time. */
export function ActDialog({
  wanted,
  about,
  onDone,
}: {
  wanted: ProposedAct;
  about: string;
  onDone(did: boolean): void;
}) {
  const words = t().house.admin;
  const isLasting = LASTING.includes(wanted.what);
  const isCleaning = wanted.what === 'clean-up';
  const why = useSignal('');
  const days = useSignal<number>(isCleaning ? 90 : 7);
  const says = useSignal<string | null>(null);
  const title = words.acts[wanted.what];
  const act = async (): Promise<void> => {
    says.value = null;
    try {
      const time = (isLasting || isCleaning) && days.value > 0 ? { days: days.value } : {};
      await withProof(() => call('admin.act', { ...wanted, ...time, why: why.value }));
      onDone(true);
    } catch (error) {
      says.value = sentence(error, t());
    }
  };
  const choices = [
    ...(isCleaning ? AGES : DAYS).map(value => ({ value: value as number, name: t().house.token.days(value) })),
    ...(isCleaning ? [] : [{ value: 0, name: words.forGood }]),
  ];
  return (
    <Dialog label={title} class="confirm" onClose={() => onDone(false)}>
      <form
        onSubmit={event => {
          event.preventDefault();
          void act();
        }}
      >
        <div class="dh">
          <Icon name="ui-warn" />
          <h2>{title}</h2>
        </div>
        {about === '' ? null : <p>{about}</p>}
        {isLasting || isCleaning ? (
          <Seg
            label={isCleaning ? words.age : words.days}
            value={days.value}
            choices={choices}
            onChange={value => {
              days.value = value;
            }}
          />
        ) : null}
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
        <div class="acts">
          <button type="button" class="btn" onClick={() => onDone(false)}>
            {t().common.cancel}
          </button>
          <button type="submit" class="btn primary" disabled={why.value.trim() === ''}>
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
