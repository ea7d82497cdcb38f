/** In one piece: what shows the progress must be at hand when the network is not. */
export { TaskBulkBar } from './TaskBulkBar';
export { TaskBulkProgress } from './TaskBulkProgress';
