import { useSignal } from '@preact/signals';
import type { Input } from '@teahouse/protocol';
import { call } from '../api.ts';
import { TopBar } from '../parts/top-bar.tsx';
import { Refused, sentence } from '../refused.ts';
import { addressOf, go } from '../router.ts';
import { t } from '../words.ts';

/** A game from its file: the house plays it again, and it can be looked at like any other. */
export default function Import() {
  const words = t().importing;
  const refused = useSignal<string | null>(null);
  const busy = useSignal(false);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    refused.value = null;
    busy.value = true;
    try {
      const { id } = await call('tables.import', { file: fileIn(await file.text()) });
      go(addressOf({ screen: 'replay', venue: 'table', id, secret: null, n: null, viewer: null }));
    } catch (error) {
      // Whatever is wrong with what was sent is wrong with the file: nothing else was.
      const isBroken = error instanceof Refused && error.no.reason === 'bad-input';
      if (isBroken) refused.value = t().fields.file;
      else refused.value = error instanceof SyntaxError ? words.noFile : sentence(error, t());
    }
    busy.value = false;
  };
  return (
    <div class="shell">
      <TopBar>
        <h1 class="page-title">{words.title}</h1>
      </TopBar>
      <main id="main">
        <div class="panel page-text">
          <p>{words.help}</p>
          <label class="btn primary file">
            {busy.value ? t().common.loading : words.choose}
            <input
              type="file"
              accept=".json,application/json"
              disabled={busy.value}
              onChange={event => void read(event.currentTarget.files?.[0])}
            />
          </label>
          <p class="refused" role="alert">
            {refused.value}
          </p>
        </div>
      </main>
    </div>
  );
}

/** The server looks at it closely; here only whether it is one. */
function fileIn(text: string): Input<'tables.import'>['file'] {
  const file: unknown = JSON.parse(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== 'teahouse-table') {
    throw new SyntaxError('not a game of this house');
  }
  return file as Input<'tables.import'>['file'];
}
