import type { BrowserServer } from 'playwright-core';
import { serveBrowser } from '../../e2e/browser.ts';

/** One Chromium for all test files: each comes with contexts of its own, and takes them along when it leaves. */
export class SharedBrowser {
  #server: Promise<BrowserServer> | null = null;

  /** Where it is; it is started when first asked for, and again if it crashed. */
  async endpoint(): Promise<string> {
    this.#server ??= this.#start();
    return (await this.#server).wsEndpoint();
  }

  async close(): Promise<void> {
    await (await this.#server)?.close();
  }

  #start(): Promise<BrowserServer> {
    const server = serveBrowser();
    const gone = (): void => {
      this.#server = null;
    };
    server.then(running => running.once('close', gone), gone);
    return server;
  }
}
