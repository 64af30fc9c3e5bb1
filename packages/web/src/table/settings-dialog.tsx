import { useSignal } from '@preact/signals';
import { Seg, Toggle } from '../parts/controls.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Confirm, Dialog, DialogHead } from '../parts/dialog.tsx';
import { LanguageChoice } from '../parts/top-bar.tsx';
import { toTable } from '../router.ts';
import {
  asksBeforeGiving,
  CHRONICLES,
  chronicle,
  type Speed,
  sound,
  speed,
  THEMES,
  type Theme,
  tapTwice,
  textBoard,
  theme,
} from '../settings.ts';
import { ring } from '../sound.ts';
import { t } from '../words.ts';
import type { TableModel } from './model.ts';

/** From patient to impatient. */
const PACES: readonly Speed[] = ['slow', 'normal', 'instant'];

export function SettingsDialog({ model, onClose }: { model: TableModel; onClose(): void }) {
  const words = t().settings;
  const { table } = model.shown.value!;
  const givingUp = useSignal(false);
  if (givingUp.value) {
    return (
      <Confirm
        title={t().ask.leaveTitle}
        no={t().ask.stay}
        yes={t().ask.giveUp}
        onNo={onClose}
        onYes={() => {
          void model.attempt(() => model.source.abandon(true));
          onClose();
        }}
      >
        <p>{t().ask.leaveText}</p>
      </Confirm>
    );
  }
  const keys: readonly [string, string][] = [
    ['?', words.keyList.rules],
    ['Q', words.keyList.question],
    ['← →', words.keyList.choose],
    ['P', words.keyList.pass],
    ['U', words.keyList.undo],
    ['⌫', words.keyList.back],
    ['H', words.keyList.hint],
    [', .', t().since.keys],
    ['B', words.keyList.words],
    ['L', words.keyList.log],
    ['T', words.keyList.talk],
  ];
  return (
    <Dialog label={words.title} class="settings" onClose={onClose}>
      <DialogHead title={words.title} icon="ui-gear" onClose={onClose} />
      <div class="dlg-in">
        <div class="line">
          <LanguageChoice />
          <Seg<Theme>
            label={t().common.theme}
            value={theme.value}
            choices={THEMES.map(value => ({ value, name: t().common.themes[value] }))}
            onChange={value => {
              theme.value = value;
            }}
          />
        </div>
        <div class="line">
          <p>
            <b>{t().speed.title}</b>
            <small>{t().speed.help}</small>
          </p>
          <Seg<Speed>
            label={t().speed.title}
            value={speed.value}
            choices={PACES.map(value => ({ value, name: t().speed[value] }))}
            onChange={value => {
              speed.value = value;
            }}
          />
        </div>
        <div class="line">
          <p>
            <b>{t().table.log}</b>
            <small>{t().chronicle.help}</small>
          </p>
          <Seg
            label={t().table.log}
            value={chronicle.value}
            choices={CHRONICLES.map(value => ({ value, name: t().chronicle[value] }))}
            onChange={value => {
              chronicle.value = value;
            }}
          />
        </div>
        <Toggle
          label={t().sound.title}
          help={t().sound.help}
          on={sound.value}
          onChange={on => {
            sound.value = on;
            if (on) ring('turn');
          }}
        />
        <Toggle
          label={words.textBoard}
          help={words.textBoardHelp}
          on={textBoard.value}
          onChange={on => {
            textBoard.value = on;
          }}
        />
        <Toggle
          label={words.confirm}
          help={words.confirmHelp}
          on={tapTwice.value}
          onChange={on => {
            tapTwice.value = on;
          }}
        />
        <Toggle
          label={words.before}
          help={words.beforeHelp}
          on={asksBeforeGiving.value}
          onChange={on => {
            asksBeforeGiving.value = on;
          }}
        />
        {model.mayPass.value ? (
          <Toggle
            label={words.passes}
            help={words.passesHelp}
            on={table.passes}
            onChange={passes => void model.letPass(passes)}
          />
        ) : null}
        <h3>{words.keys}</h3>
        <dl class="keys">
          {keys.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        {table.commitment === null ? null : (
          <p class="note seal-note">
            {t().table.commitment}: <code>{table.commitment.slice(0, 16)}…</code>
          </p>
        )}
        <div class="acts">
          {model.source.venue === 'table' && table.watch === 'everyone' ? (
            <CopyButton text={location.origin + toTable('table', table.id)} label={words.invite} />
          ) : null}
          {model.source.venue === 'table' && table.mySeat !== null && table.status === 'playing' ? (
            <button
              type="button"
              class="btn"
              onClick={() => {
                givingUp.value = true;
              }}
            >
              {words.giveUp}
            </button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
