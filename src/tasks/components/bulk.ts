/** In one piece: what shows the progress must be at hand when the network is not. */
export { BulkBar } from './BulkBar';
export { BulkProgress } from './BulkProgress';
