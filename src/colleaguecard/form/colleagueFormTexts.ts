import { named } from '@/lib/named';

/** The Dutch words of adding and changing a colleague. */
export const colleagueFormTexts = {
  edit: (name: string) => `${named(name || 'Collega')} wijzigen`,
  draft: (name: string) => `Collega ${name}`,
  failed: 'De collega kon niet worden geladen.',
  missing: 'Deze collega bestaat niet (meer).',
  add: 'Collega aanmaken',
  save: 'Opslaan',
  fields: {
    name: 'Naam',
    job: 'Functie',
    department: 'Afdeling',
    email: 'E-mailadres',
    phoneNumber: 'Telefoonnummer',
    phoneNumber2: 'Tweede telefoonnummer',
    functiongroups: 'Afdelingsgroepen',
  },
  groupsNone: 'Er zijn geen afdelingsgroepen.',
  groupsFailed: 'De afdelingsgroepen konden niet worden geladen.',
  groupUnknown: 'Onbekende afdelingsgroep',
  nameMissing: 'Vul een naam in.',
  emailTaken: 'Een andere medewerker heeft dit e-mailadres.',
  added: 'Collega is aangemaakt.',
  addFailed: 'Fout opgetreden bij het aanmaken van de collega.',
  saved: 'Wijzigingen zijn succesvol opgeslagen.',
  saveFailed: 'Fout opgetreden bij het opslaan van de wijzigingen.',
  changedMeanwhile: 'Ondertussen gewijzigd door een collega.',
  uncertainHelp: 'Kijk eerst of het is opgeslagen.',
} as const;
