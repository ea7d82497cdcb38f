import { officeInputs } from './officeInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(officeInputs);
