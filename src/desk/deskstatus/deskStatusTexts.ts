import type { DeskStatus } from './deskStatus';

const names: Record<DeskStatus, string> = {
  available: 'Beschikbaar',
  phoneOnly: 'Alleen telefoon',
  chatOnly: 'Alleen chat',
  break: 'Pauze',
  away: 'Niet beschikbaar',
};

export const deskStatusTexts = {
  label: 'Status voor telefoon en chat',
  names,
  logInFirst: 'Meld je eerst aan voor telefonie om te bellen of pauze te nemen.',
  rings: `Kies ‘${names.available}’ of ‘${names.phoneOnly}’: dan gaat de telefoon over zodra er iemand wacht.`,
  notLive: 'Geen verbinding met de telefooncentrale.',
  next: (status: DeskStatus) => `Na dit gesprek en de nawerktijd: ${names[status]}.`,
  changing: 'Wordt gewijzigd…',
  then: (status: DeskStatus) => `daarna: ${names[status]}`,
  keep: 'Toch niet',
  reached: (status: DeskStatus) => `Je status is nu: ${names[status]}.`,
  failed: 'Je status is niet helemaal gewijzigd. Kijk bij telefoon en chat hoe die nu staan.',
} as const;
