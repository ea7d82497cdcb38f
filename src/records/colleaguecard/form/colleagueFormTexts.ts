import { named } from '@/lib/named';

export const colleagueFormTexts = {
  edit: (name: string) => `${named(name || 'Collega')} wijzigen`,
  draft: (name: string) => `Collega ${name}`,
  failed: 'De collega kon niet worden geladen.',
  gone: 'Deze collega bestaat niet (meer).',
  add: {
    button: 'Collega aanmaken',
    done: 'Collega is aangemaakt.',
    failed: 'Fout opgetreden bij het aanmaken van de collega.',
  },
  groups: {
    none: 'Er zijn geen afdelingsgroepen.',
    failed: 'De afdelingsgroepen konden niet worden geladen.',
    unknown: 'Onbekende afdelingsgroep',
  },
  nameMissing: 'Vul een naam in.',
  emailTaken: 'Een andere medewerker heeft dit e-mailadres.',
  uncertainHelp: 'Kijk eerst of het is opgeslagen.',
} as const;
