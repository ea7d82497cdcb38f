import { mediaArea } from '@/media';
import { taskFormArea } from './form/taskFormArea';

/** What an opened task brings along: its files, and the look-ups of its forms. */
export const taskDetailAreas = [mediaArea, taskFormArea] as const;
