import { personTitles } from './personTitles';

/** The Dutch words of the person card as a whole; each tab has words of its own. */
export const personTexts = {
  loading: 'Relatie wordt geladen',
  failedTitle: 'De relatie kon niet worden geladen.',
  failedText: 'Probeer het opnieuw. Blijft het misgaan, meld het dan bij functioneel beheer.',
  notFoundTitle: 'Deze relatie bestaat niet.',
  notFoundText: 'Misschien is de relatie verwijderd, of klopt het adres van de pagina niet.',
  toList: 'Naar huurders',
  registeredForHome: 'Ingeschreven voor een woning',
  nameless: 'Naam onbekend',
  tabsLabel: 'Onderdelen van de relatiekaart',
  tabs: personTitles.tabs,
  copyLink: 'Link naar deze relatie kopiëren',
  linkCopied: 'Link gekopieerd',
  copyPhone: 'Telefoonnummer kopiëren',
  phoneCopied: 'Telefoonnummer gekopieerd',
  copyEmail: 'E-mailadres kopiëren',
  emailCopied: 'E-mailadres gekopieerd',
  actions: {
    label: 'Acties voor deze relatie',
    register: 'Contact vastleggen',
    startContact: 'Contact starten',
    callBack: 'Terugbellen',
    arrange: 'Direct regelen',
    announce: 'Mededeling aanmaken',
  },
  filters: 'Filters',
  showFilters: 'Filters tonen',
  applyFilters: 'Toon resultaat',
  showSidebar: 'Overzicht van de relatie tonen',
  hideSidebar: 'Overzicht van de relatie verbergen',
} as const;
