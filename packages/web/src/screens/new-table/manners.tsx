import { Seg, Toggle } from '../../parts/controls.tsx';
import { t } from '../../words.ts';
import { paceWords } from '../tables.tsx';
import { LevelSelect } from './level-select.tsx';
import { PACES, type PaceName, type Plan, type PlanProps } from './plan.ts';

const PACE_NAMES = Object.keys(PACES) as PaceName[];
const UNDOS: readonly Plan['undo'][] = ['consent', 'free', 'never'];
const WATCHES: readonly Plan['watch'][] = ['everyone', 'link', 'nobody'];
const CHATS: readonly Plan['chat'][] = ['players', 'everyone'];

interface ChoiceProps<T extends string> {
  title: string;
  value: T;
  values: readonly T[];
  names: Readonly<Record<T, string>>;
  /** What the choice changes. */
  help?: string;
  onChange(value: T): void;
}

function Choice<T extends string>({ title, value, values, names, help, onChange }: ChoiceProps<T>) {
  return (
    <>
      <h3>{title}</h3>
      <Seg
        label={title}
        value={value}
        choices={values.map(each => ({ value: each, name: names[each] }))}
        onChange={onChange}
      />
      {help === undefined ? null : <p class="note">{help}</p>}
    </>
  );
}

/** How long one may think. */
export function PaceChoice({ plan, change }: PlanProps) {
  const words = t().newTable;
  const pace = PACES[plan.pace];
  return (
    <Choice
      title={words.pace}
      value={plan.pace}
      values={PACE_NAMES}
      names={words.paces}
      help={`${paceWords({ pace })}. ${words.paceHelp[pace.kind]}`}
      onChange={to => change({ pace: to })}
    />
  );
}

/** What is allowed at the table, whatever is played. */
export function Manners({ plan, change }: PlanProps) {
  const words = t().newTable;
  return (
    <>
      <Choice
        title={words.undo}
        value={plan.undo}
        values={UNDOS}
        names={words.undos}
        help={words.undoHelp[plan.undo]}
        onChange={undo => change({ undo })}
      />
      <Choice
        title={words.watch}
        value={plan.watch}
        values={WATCHES}
        names={words.watches}
        help={words.watchHelp}
        onChange={watch => change({ watch })}
      />
      <Choice
        title={words.chat}
        value={plan.chat}
        values={CHATS}
        names={words.chats}
        onChange={chat => change({ chat })}
      />
      <Toggle label={words.hints} help={words.hintsHelp} on={plan.hints} onChange={hints => change({ hints })} />
      <div class="line">
        <span>{words.keeper}</span>
        <LevelSelect label={words.keeper} value={plan.keeper} onChange={keeper => change({ keeper })} />
      </div>
    </>
  );
}
