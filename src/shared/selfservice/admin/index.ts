export { PortalOpenness } from './availability/PortalBadge';
export { portalTitles } from './portalTitles';
