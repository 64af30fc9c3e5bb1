import { useSignal } from '@preact/signals';
import type { No } from '@teahouse/protocol';
import type { ComponentChildren } from 'preact';
import { CopyButton } from '../parts/copy.tsx';
import { Icon } from '../parts/icon.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { Refused, sentence } from '../refused.ts';
import { route, type Venue } from '../router.ts';
import { t } from '../words.ts';
import { saveFile } from './save-file.ts';

/** A path that leads nowhere, drawn as one. */
function Nowhere({
  mark,
  title,
  help,
  children,
}: {
  mark: string;
  title: string;
  help: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="shell">
      <TopBar />
      <main id="main">
        <div class="lost">
          <i class="sun" aria-hidden="true" />
          <i class="far-hills" aria-hidden="true" />
          <div>
            <p class="mm" aria-hidden="true">
              {mark}
            </p>
            <h1>{title}</h1>
            <p>{help}</p>
            <div class="acts">
              <a class="btn primary" href="/">
                {t().common.back}
              </a>
              {children}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}

export const Lost = () => <Nowhere mark="404" title={t().error.notFound} help={t().error.notFoundHelp} />;

const reload = () => (
  <button type="button" class="btn" onClick={() => location.reload()}>
    <Icon name="ui-again" />
    {t().error.reload}
  </button>
);

/** Why a table cannot be shown. */
export function NoTable({ no }: { no: No }) {
  const words = t().error;
  if (no.reason === 'practice-gone')
    return <Nowhere mark="?" title={words.practiceGone} help={words.practiceGoneHelp} />;
  if (no.reason === 'unreachable')
    return (
      <Nowhere mark="…" title={words.unreachable} help={words.unreachableHelp}>
        {reload()}
      </Nowhere>
    );
  if (no.reason === 'parked') return <Nowhere mark="…" title={words.parked} help={words.cannotOpenHelp} />;
  if (no.reason === 'not-shown') return <Nowhere mark="?" title={words.notShown} help={words.notShownHelp} />;
  if (no.reason === 'fault') return <Broken error={new Error(no.message)} />;
  return <Nowhere mark="?" title={words.noTable} help={words.noTableHelp} />;
}

/** The page itself stumbled: reload, a report to copy, and the game as a file where there is one. */
export function Broken({ error }: { error: unknown }) {
  const words = t().error;
  const at = route.value;
  const refused = useSignal<string | null>(null);
  const exportGame = async (venue: Venue, id: string): Promise<void> => {
    try {
      // Loaded only now: what has stumbled may be a part of it.
      const { gameFile } = await import('./game-file.ts');
      saveFile(`${id}.json`, await gameFile(venue, id));
    } catch (trouble) {
      refused.value = trouble instanceof Refused ? sentence(trouble, t()) : String(trouble);
    }
  };
  const report = reportOf(error);
  return (
    <div class="shell">
      <TopBar />
      <main id="main" class="broken">
        <div class="panel dlg">
          <div class="dh">
            <Icon name="ui-help" />
            <h1>{words.broken}</h1>
          </div>
          <p>{words.brokenHelp}</p>
          <details>
            <summary>{words.details}</summary>
            <code lang="en">{report}</code>
          </details>
          <div class="acts">
            <a class="btn quiet" href="/">
              {t().common.back}
            </a>
            <CopyButton text={report} label={words.copy} />
            {'venue' in at ? (
              <button type="button" class="btn" onClick={() => void exportGame(at.venue, at.id)}>
                {t().score.export}
              </button>
            ) : null}
            <button type="button" class="btn primary" onClick={() => location.reload()}>
              {words.reload}
            </button>
          </div>
          <p class="refused" role="status">
            {refused.value}
          </p>
        </div>
      </main>
    </div>
  );
}

function reportOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${location.pathname}\n${navigator.userAgent}\n${new Date().toISOString()}\n${stack}`;
}
