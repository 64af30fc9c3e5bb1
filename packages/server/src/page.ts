import { LANGUAGES, type Language } from '@teahouse/kernel';
import type { Notice } from '../text/en.ts';
import { type Html, html } from './html.ts';
import { texts } from './language.ts';

/** A game as the shelf shows it. */
export interface ShelfGame {
  readonly title: string;
  readonly tagline: string;
  readonly seats: { readonly min: number; readonly max: number };
}

export function homePage(language: Language, games: readonly ShelfGame[]): string {
  const text = texts[language];
  const shelf =
    games.length === 0
      ? html`<p class="empty">${text.emptyShelf}</p>`
      : html`<ul class="shelf">${games.map(game => shelfGame(language, game))}</ul>`;
  return page(
    language,
    'Teahouse',
    html`<h1>${text.lead}</h1>
    <section aria-labelledby="shelf">
      <h2 id="shelf">${text.shelf}</h2>
      ${shelf}
    </section>`,
  );
}

export function noticePage(language: Language, notice: Notice): string {
  return page(
    language,
    `${notice.title} · Teahouse`,
    html`<h1>${notice.title}</h1>
    <p>${notice.sentence}</p>
    <p><a href="/?lang=${language}">${texts[language].toEntrance}</a></p>`,
  );
}

function shelfGame(language: Language, { title, tagline, seats }: ShelfGame): Html {
  return html`
        <li>
          <h3>${title}</h3>
          <p>${tagline}</p>
          <p class="players">${texts[language].players(seats.min, seats.max)}</p>
        </li>`;
}

function page(language: Language, title: string, content: Html): string {
  const text = texts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="${text.lead}">
  <title>${title}</title>
  <link rel="icon" href="/seal.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/style.css">
</head>
<body>
  <header>
    <a class="brand" href="/?lang=${language}"><img src="/seal.svg" alt="" width="40" height="40">Teahouse</a>
    <nav aria-label="${text.chooseLanguage}">${LANGUAGES.map(other => languageLink(other, language))}
    </nav>
  </header>
  <main>
    ${content}
  </main>
  <footer>
    <p class="owners">${text.owners}</p>
    <div class="hills"></div>
  </footer>
</body>
</html>
`.markup;
}

function languageLink(language: Language, current: Language): Html {
  const mark = language === current ? html` aria-current="true"` : html``;
  return html`
      <a href="?lang=${language}" lang="${language}" hreflang="${language}"${mark}>${texts[language].language}</a>`;
}
