export { CollectiveObjects } from './CollectiveObjects';
export { WorkAreas } from './WorkAreas';
export { PropertyActions } from './PropertyActions';
export { PropertyFields } from './PropertyFields';
export { PropertyPanel, usePropertyPanel } from './PropertyPanel';
export { PropertyTimeline } from './PropertyTimeline';
