import { housingInputs } from './housingInputs';
import { repairInputs } from './repairInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs([...housingInputs, ...repairInputs]);
