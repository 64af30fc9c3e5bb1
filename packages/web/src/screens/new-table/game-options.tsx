import type { LoadedGame } from '../../games.ts';
import { Seg } from '../../parts/controls.tsx';
import { t } from '../../words.ts';
import { type PlanProps, withOption } from './plan.ts';

/** What the game itself lets one choose. */
export function GameOptions({ loaded: { game, text }, plan, change }: PlanProps & { loaded: LoadedGame }) {
  const words = t().newTable;
  return (
    <>
      <h3>{words.options}</h3>
      {Object.keys(game.options).length === 0 ? <p class="note">{words.noOptions}</p> : null}
      {Object.entries(game.options).map(([name, values]) => (
        <OptionChoice
          key={name}
          words={text.options[name]}
          values={values}
          value={plan.options[name]!}
          onChange={value => change(withOption(game, plan, name, value))}
        />
      ))}
    </>
  );
}

interface OptionProps {
  words: { name: string; help: string; values: Record<string, string> } | undefined;
  values: readonly (string | number | boolean)[];
  value: string | number | boolean;
  onChange(value: string | number | boolean): void;
}

function OptionChoice({ words, values, value, onChange }: OptionProps) {
  // One value is no choice.
  if (words === undefined || values.length < 2) return null;
  const named = (each: string | number | boolean): string => words.values[String(each)] ?? String(each);
  if (values.length > 4) {
    return (
      <label class="opt-line">
        <b>{words.name}</b>
        <select
          value={String(value)}
          onChange={event => onChange(values.find(each => String(each) === event.currentTarget.value)!)}
        >
          {values.map(each => (
            <option key={String(each)} value={String(each)}>
              {named(each)}
            </option>
          ))}
        </select>
        <small>{words.help}</small>
      </label>
    );
  }
  return (
    <div class="opt-line">
      <b>{words.name}</b>
      <Seg
        label={words.name}
        value={value}
        choices={values.map(each => ({ value: each, name: named(each) }))}
        onChange={onChange}
      />
      <small>{words.help}</small>
    </div>
  );
}
