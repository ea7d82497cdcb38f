export { BackToList } from './BackToList';
export { FoldFilters } from './FoldFilters';
export type { OverviewArea, RowProps } from './overviewArea';
export { OverviewFilters } from './OverviewFilters';
export { OverviewList } from './OverviewList';
export { OverviewScreen } from './OverviewScreen';
