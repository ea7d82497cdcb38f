export { listActions } from './sections';
export { SearchPalette } from './palette/SearchPalette';
