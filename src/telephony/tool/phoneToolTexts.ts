import type { PhoneSign } from '../state/phoneRules';

const none = 'Telefonie niet beschikbaar';

/** What the icon says (TEL-55..60, AMB-187). */
export const phoneToolTexts: Record<Exclude<PhoneSign, 'waiting'>, string> = {
  noRights: `${none}: Onvoldoende rechten`,
  absent: none,
  offline: `${none}: Verbinding off-line`,
  invalid: `${none}: Ongeldige gebruiker`,
  logIn: 'Aanmelden voor telefonie',
  online: 'Toestelstatus wijzigen',
};
