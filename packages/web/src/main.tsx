import './styles/index.css';
import { noticeKeys } from '@teahouse/boardkit';
import { render } from 'preact';
import { startConnection } from './api.ts';
import { App } from './app.tsx';
import { watchFaults } from './faults.ts';
import { startFonts } from './fonts.ts';
import { startMe } from './me.ts';
import { startRouter } from './router.ts';
import { startSettings } from './settings.ts';
import { startWords } from './words.ts';

watchFaults();
noticeKeys();
startSettings();
startRouter();
startConnection();
await Promise.all([startWords(), startFonts()]);
render(<App />, document.getElementById('app')!);
startMe();

// Only the built site can be kept for offline play; in development files change under its hands.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/offline.js').catch((error: unknown) => {
    console.info(`This browser keeps nothing for offline play: ${error}`);
  });
}
