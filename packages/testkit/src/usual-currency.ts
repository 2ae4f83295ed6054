import { keepCurrency } from '@fairlot/money';

// Runs before every test file: files of one worker share their modules, and with them the currency that a test of
// another merchant left behind.
keepCurrency('VND');
