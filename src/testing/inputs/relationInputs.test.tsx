import { relationInputs } from './relationInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(relationInputs);
