import { talksIn } from '../model/council.ts';
import { inTray } from '../model/where.ts';
import { useTable } from '../table.ts';
import { AgreementOf } from './agreement.tsx';
import { BESIDE, Queue, Tray } from './counter.tsx';
import { Demands } from './demands.tsx';

/** Where partners look first: what the emperor demands, what they agree on, and the answers that are no things of the table. */
export function Council() {
  const { seen, question } = useTable();
  const talks = talksIn(seen);
  const answers = question === null ? [] : inTray(seen, question);
  const isBusy = talks !== null || answers.length > BESIDE;
  return (
    <div class={isBusy ? 'council busy' : 'council'}>
      <Demands />
      <Queue />
      {talks !== null && <AgreementOf key={`${talks.topic} ${talks.about} ${talks.round}`} talks={talks} />}
      {answers.length > 0 && <Tray key={answers.join()} answers={answers} />}
    </div>
  );
}
