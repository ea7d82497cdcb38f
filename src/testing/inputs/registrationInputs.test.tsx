import { registrationInputs } from './registrationInputs';
import { strikeInputs } from './strikeInputs';

strikeInputs(registrationInputs);
