import { strikeInputs } from './strikeInputs';
import { taskInputs } from './taskInputs';

strikeInputs(taskInputs);
