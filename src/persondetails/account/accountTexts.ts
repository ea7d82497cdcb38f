/** The Dutch words about the account of a customer. */
export const accountTexts = {
  title: 'Account',
  failed: 'Het account kon niet worden geladen.',
  none: 'Deze relatie heeft geen account.',
  username: 'Gebruikersnaam',
  status: 'Status',
  created: 'Aangemaakt',
  lastLogin: 'Laatst ingelogd',
  unknown: 'Niet bekend',
  never: 'Nog nooit',
  active: 'Actief',
  inactive: 'Niet actief',
  blocked: 'Geblokkeerd',
  actions: 'Acties voor dit account',
  create: {
    button: 'Account aanmaken',
    noAddress:
      'Account aanmaken niet mogelijk, want zowel woonadres als postadres is niet bekend voor deze klant.',
    noEmail: 'Account aanmaken niet mogelijk, want er is geen e-mailadres bekend voor deze klant.',
    done: 'Account succesvol aangemaakt',
    failed: 'Aanmaken account mislukt, mogelijk omdat het e-mail adres niet beschikbaar is.',
  },
  recover: {
    button: 'Account herstellen',
    notActive: 'Alleen een actief account kan worden hersteld.',
    done: 'Accountherstel gestart. Verificatie e-mail wordt verstuurd.',
    failed: 'Accountherstel mislukt, mogelijk omdat het e-mail adres al is gekoppeld aan een ander account.',
  },
  block: {
    button: 'Account blokkeren',
    done: 'Account geblokkeerd',
    failed: 'Blokkeren van het account is mislukt.',
  },
  unblock: {
    button: 'Account deblokkeren',
    done: 'Account gedeblokkeerd',
    failed: 'Deblokkeren van het account is mislukt.',
  },
  delete: {
    button: 'Account verwijderen',
    question: 'Weet je zeker dat je dit account wilt verwijderen?',
    confirm: 'Verwijderen',
    done: 'Account successvol verwijderd',
    failed: 'Fout opgetreden tijdens verwijderen account',
  },
} as const;
