import type { Language } from '@teahouse/kernel';
import type { AccountEvent } from '@teahouse/protocol';

/** What e-mails about an account say. */
interface AccountWords {
  readonly subject: string;
  readonly says: Readonly<Record<AccountEvent['what'], (detail: string) => string>>;
  readonly otherwise: string;
  readonly resetSubject: string;
  /** Before the link. */
  readonly reset: string;
  readonly resetOtherwise: string;
}

export const accountWords: Readonly<Record<Language, AccountWords>> = {
  en: {
    subject: 'Teahouse: your account was changed',
    says: {
      login: () => 'Someone logged in to your account.',
      'login-failed': () => 'Someone tried to log in to your account with a wrong password.',
      'reset-asked': () => 'A new password was asked for.',
      'account-made': () => 'Your account was made.',
      'password-changed': () => 'Your password was changed, and you were logged out everywhere else.',
      'passkey-added': name => `A passkey was added: ${name}.`,
      'passkey-removed': name => `A passkey was removed: ${name}.`,
      'token-made': name => `An access token was made: ${name}.`,
      'token-revoked': name => `An access token was revoked: ${name}.`,
      'email-added': address => `The e-mail address ${address} was added.`,
      'email-removed': address => `The e-mail address ${address} was removed.`,
      'sessions-ended': () => 'You were logged out on other devices.',
    },
    otherwise: 'If that was you, there’s nothing to do. If not, change your password and look at your sessions here:',
    resetSubject: 'Teahouse: a new password',
    reset: 'Someone, probably you, forgot the password of your account. Choose a new one within an hour on this page:',
    resetOtherwise: 'If it wasn’t you, there’s nothing to do: your password stays as it is.',
  },
  it: {
    subject: 'Teahouse: il tuo account è stato modificato',
    says: {
      login: () => 'Qualcuno è entrato nel tuo account.',
      'login-failed': () => 'Qualcuno ha provato a entrare nel tuo account con una password sbagliata.',
      'reset-asked': () => 'È stata chiesta una nuova password.',
      'account-made': () => 'Il tuo account è stato creato.',
      'password-changed': () => 'La tua password è stata cambiata e tutte le altre sessioni sono state chiuse.',
      'passkey-added': name => `È stata aggiunta una passkey: ${name}.`,
      'passkey-removed': name => `È stata tolta una passkey: ${name}.`,
      'token-made': name => `È stato creato un token di accesso: ${name}.`,
      'token-revoked': name => `È stato revocato un token di accesso: ${name}.`,
      'email-added': address => `È stato aggiunto l’indirizzo e-mail ${address}.`,
      'email-removed': address => `È stato tolto l’indirizzo e-mail ${address}.`,
      'sessions-ended': () => 'Sono state chiuse le sessioni sugli altri dispositivi.',
    },
    otherwise:
      'Se è opera tua, non devi fare niente. In caso contrario cambia la password e controlla le tue sessioni qui:',
    resetSubject: 'Teahouse: nuova password',
    reset:
      'Qualcuno, probabilmente tu, ha dimenticato la password del tuo account. Scegline una nuova entro un’ora su questa pagina:',
    resetOtherwise: 'Se la richiesta non è tua, non devi fare niente: la password resta quella di prima.',
  },
  es: {
    subject: 'Teahouse: tu cuenta ha cambiado',
    says: {
      login: () => 'Alguien ha entrado en tu cuenta.',
      'login-failed': () => 'Alguien ha intentado entrar en tu cuenta con una contraseña equivocada.',
      'reset-asked': () => 'Se ha pedido una contraseña nueva.',
      'account-made': () => 'Se ha creado tu cuenta.',
      'password-changed': () => 'Tu contraseña ha cambiado y se han cerrado todas las demás sesiones.',
      'passkey-added': name => `Se ha añadido una llave de acceso: ${name}.`,
      'passkey-removed': name => `Se ha quitado una llave de acceso: ${name}.`,
      'token-made': name => `Se ha creado un token de acceso: ${name}.`,
      'token-revoked': name => `Se ha revocado un token de acceso: ${name}.`,
      'email-added': address => `Se ha añadido la dirección de correo ${address}.`,
      'email-removed': address => `Se ha quitado la dirección de correo ${address}.`,
      'sessions-ended': () => 'Se han cerrado tus sesiones en otros dispositivos.',
    },
    otherwise: 'Si has sido tú, no tienes que hacer nada. Si no, cambia la contraseña y revisa tus sesiones aquí:',
    resetSubject: 'Teahouse: contraseña nueva',
    reset:
      'Alguien, probablemente tú, ha olvidado la contraseña de tu cuenta. Elige una nueva en esta página antes de una hora:',
    resetOtherwise: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  },
  de: {
    subject: 'Teahouse: Dein Konto wurde geändert',
    says: {
      login: () => 'Jemand hat sich in deinem Konto angemeldet.',
      'login-failed': () => 'Jemand hat versucht, sich mit einem falschen Passwort in deinem Konto anzumelden.',
      'reset-asked': () => 'Ein neues Passwort wurde angefordert.',
      'account-made': () => 'Dein Konto wurde angelegt.',
      'password-changed': () => 'Dein Passwort wurde geändert, und du wurdest überall sonst abgemeldet.',
      'passkey-added': name => `Ein Passkey wurde hinzugefügt: ${name}.`,
      'passkey-removed': name => `Ein Passkey wurde entfernt: ${name}.`,
      'token-made': name => `Ein Zugangstoken wurde angelegt: ${name}.`,
      'token-revoked': name => `Ein Zugangstoken wurde widerrufen: ${name}.`,
      'email-added': address => `Die E-Mail-Adresse ${address} wurde hinzugefügt.`,
      'email-removed': address => `Die E-Mail-Adresse ${address} wurde entfernt.`,
      'sessions-ended': () => 'Du wurdest auf anderen Geräten abgemeldet.',
    },
    otherwise: 'Wenn du das warst, ist nichts zu tun. Wenn nicht, ändere dein Passwort und prüfe deine Sitzungen hier:',
    resetSubject: 'Teahouse: neues Passwort',
    reset:
      'Jemand, wahrscheinlich du, hat das Passwort deines Kontos vergessen. Wähle auf dieser Seite innerhalb einer Stunde ein neues:',
    resetOtherwise: 'Wenn nicht, ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
};
