export { listActions } from './listActions';
export { SearchPalette } from './palette/SearchPalette';
