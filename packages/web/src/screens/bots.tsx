import { CopyButton } from '../parts/copy.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { t } from '../words.ts';

/** What a program has to do to play here; the exact description is for programs. */
export default function Bots() {
  const words = t().bots;
  const example = `curl -H 'Authorization: Bearer TOKEN' ${location.origin}/api/tables?which=mine`;
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{t().home.api}</h1>
      </TopBar>
      <main id="main">
        <div class="panel page-text">
          <p>{words.lead}</p>
          <ol>
            {words.steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <code lang="en">{example}</code>
          </p>
          <div class="acts">
            <a class="btn primary" href="/me">
              {words.token}
            </a>
            <CopyButton text={example} label={t().common.copy} />
            <a class="btn" href="/api" target="_blank" rel="noopener">
              {words.description}
            </a>
          </div>
        </div>
      </main>
    </div>
  );
}
