export { CollectiveObjects } from './CollectiveObjects';
export { WorkAreas } from './WorkAreas';
export { ZoneActions } from './ZoneActions';
export { ZoneFields } from './ZoneFields';
export { ZonePanel } from './ZonePanel';
export { useZonePanel } from './useZonePanel';
export { ZoneTimeline } from './ZoneTimeline';
