import { named } from '@/lib/named';

export const vendorFormTexts = {
  edit: (name: string) => `${named(name || 'Leverancier')} wijzigen`,
  draft: (name: string) => `Leverancier ${name}`,
  newDraft: 'Nieuwe leverancier',
  failed: 'De leverancier kon niet worden geladen.',
  gone: 'Deze leverancier bestaat niet (meer).',
  add: {
    button: 'Leverancier aanmaken',
    done: 'Leverancier is aangemaakt.',
    failed: 'Fout opgetreden bij het aanmaken van de leverancier.',
  },
  externalHelp: 'Een externe leverancier maakt zelf afspraken met huurders.',
  more: (count: number, what: string) =>
    `Er ${count === 1 ? 'is' : 'zijn'} nog ${String(count)} ${what}; die staan op de kaart.`,
  phones: (count: number) => (count === 1 ? 'nummer' : 'nummers'),
  emails: (count: number) => (count === 1 ? 'e-mailadres' : 'e-mailadressen'),
  areas: {
    none: 'Er zijn geen werkgebieden.',
    failed: 'De werkgebieden konden niet worden geladen.',
    unknown: 'Onbekend werkgebied',
  },
  nameMissing: 'Vul een naam in.',
  numberTaken: 'Een andere leverancier heeft dit KvK-nummer.',
  uncertainHelp: 'Kijk eerst in het overzicht of het is opgeslagen.',
} as const;
