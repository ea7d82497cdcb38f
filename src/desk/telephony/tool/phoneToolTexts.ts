import type { PhoneSign } from '../state/phoneRules';

/** The labels of the icon (TEL-55..60, AMB-187). */
export const phoneToolTexts: Record<Exclude<PhoneSign, 'waiting'>, string> = {
  noRights: 'Telefonie niet beschikbaar: Onvoldoende rechten',
  absent: 'Telefonie niet beschikbaar',
  offline: 'Telefonie niet beschikbaar: Verbinding off-line',
  invalid: 'Telefonie niet beschikbaar: Ongeldige gebruiker',
  logIn: 'Aanmelden voor telefonie',
  online: 'Toestelstatus wijzigen',
};
