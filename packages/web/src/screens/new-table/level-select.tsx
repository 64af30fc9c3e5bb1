import { LEVELS, type LevelName } from '@teahouse/bots/levels';
import { t } from '../../words.ts';

export function LevelSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: LevelName;
  onChange(level: LevelName): void;
}) {
  return (
    <select
      aria-label={label}
      title={t().levelHelp[value]}
      value={value}
      onChange={event => onChange(event.currentTarget.value as LevelName)}
    >
      {LEVELS.map(level => (
        <option key={level} value={level}>
          {t().levels[level]}
        </option>
      ))}
    </select>
  );
}
