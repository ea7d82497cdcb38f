export { PortalOpenness } from './availability/PortalOpenness';
export { portalTitles } from './portalTitles';
