export { TimelineExportButton } from './export/TimelineExportButton';
export { PersonTimelineFilters } from './filters/PersonTimelineFilters';
export { PersonTimeline } from './list/PersonTimeline';
export { timelineStale } from './timelineStale';
