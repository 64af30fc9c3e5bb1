import type { BrowserServer } from 'playwright-core';
import { BROWSER_ENDPOINT, serveBrowser } from '../../e2e/browser.ts';

/** One Chromium for all test files: each comes with contexts of its own, and takes them along when it leaves. */
export class SharedBrowser {
  #server: Promise<BrowserServer> | null = null;

  /** Runs, also again if it crashed; test processes find its address in their environment. */
  readonly ready = async (): Promise<void> => {
    this.#server ??= serveBrowser();
    const server = await this.#server;
    server.once('close', () => {
      this.#server = null;
    });
    process.env[BROWSER_ENDPOINT] = server.wsEndpoint();
  };

  async close(): Promise<void> {
    const server = await this.#server;
    await server?.close();
  }
}
