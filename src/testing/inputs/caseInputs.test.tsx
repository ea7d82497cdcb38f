import { caseInputs } from './caseInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(caseInputs);
