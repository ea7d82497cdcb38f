export { TimelineExportButton } from './export/TimelineExportButton';
export { PersonTimelineFilters } from './filters/PersonTimelineFilters';
export { PersonTimeline } from './list/PersonTimeline';
export { TimelineAhead } from './list/TimelineAhead';
