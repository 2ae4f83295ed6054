import { keepCurrency } from '@fairlot/money';

// Runs before every test file. Files of one worker share their modules, and thereby the currency that the previous file
// set.
keepCurrency('VND');
