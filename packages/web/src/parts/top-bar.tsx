import type { ComponentChildren } from 'preact';
import { shownMe } from '../me.ts';
import { THEMES, type Theme, theme } from '../settings.ts';
import { LANGUAGES, type Language, language, NAMES, speak, t } from '../words.ts';
import { Emblem, Icon, Seal } from './icon.tsx';

export function LanguageChoice() {
  return (
    <label class="btn quiet lang" title={t().common.chooseLanguage}>
      <Icon name="ui-globe" />
      <select
        aria-label={t().common.chooseLanguage}
        value={language.value}
        onChange={event => void speak(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map(each => (
          <option key={each} value={each} lang={each}>
            {NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Light, dark, as the device: one button that goes round. */
function ThemeButton() {
  const { themes, theme: label } = t().common;
  const says = `${label}: ${themes[theme.value]}`;
  const next = (): Theme => THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  return (
    <button
      type="button"
      class="btn quiet icon"
      title={says}
      aria-label={says}
      onClick={() => {
        theme.value = next();
      }}
    >
      <Icon name={theme.value === 'light' ? 'ui-day' : theme.value === 'dark' ? 'ui-theme' : 'ui-half'} />
    </button>
  );
}

interface Props {
  children?: ComponentChildren;
  /** Beside the choices that stand at the right. */
  right?: ComponentChildren;
  wide?: boolean;
}

export function TopBar({ children, right, wide = false }: Props) {
  const person = shownMe.value;
  return (
    <header class={`top${wide ? ' wide' : ''}`}>
      <a class="skip" href="#main">
        {t().common.skip}
      </a>
      <a class="brand" href="/" title={t().common.back}>
        <Seal />
        <span class="bn0">Teahouse</span>
      </a>
      {children}
      <span class="sp" />
      {right}
      <LanguageChoice />
      <ThemeButton />
      {person.login === null && !wide ? (
        <a class="btn quiet log-in" href="/me">
          <Icon name="ui-key" />
          <span>{t().me.logIn}</span>
        </a>
      ) : null}
      <a class="guest" href="/me" title={t().me.title}>
        <Emblem colour={person.colour} />
        <span>
          <b>{person.name === '' ? t().common.guest : person.name}</b>
          <small>{person.login ?? t().common.guest}</small>
        </span>
      </a>
    </header>
  );
}
