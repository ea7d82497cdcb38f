export { CollectiveObjects } from './CollectiveObjects';
export { WorkAreas } from './WorkAreas';
export { PropertyActions } from './PropertyActions';
export { PropertyFields } from './PropertyFields';
export { PropertyPanel } from './PropertyPanel';
export { usePropertyPanel } from './usePropertyPanel';
export { PropertyTimeline } from './PropertyTimeline';
