export { ColleagueTimeline } from './colleague/ColleagueTimeline';
export { TimelineExportButton } from './export/TimelineExportButton';
export { PersonTimelineFilters } from './filters/PersonTimelineFilters';
export { ZoneTimelineFilters } from './filters/ZoneTimelineFilters';
export { Timeline } from './list/Timeline';
export { TimelineAhead } from './list/TimelineAhead';
