export { ColleagueTimeline } from './colleague/ColleagueTimeline';
export { TimelineExportButton } from './export/TimelineExportButton';
export { PersonTimelineBar } from './filters/PersonTimelineBar';
export { PersonTimelineFilters } from './filters/PersonTimelineFilters';
export { PropertyTimelineBar } from './filters/PropertyTimelineBar';
export { Timeline } from './list/Timeline';
export { TimelineAhead } from './list/TimelineAhead';
