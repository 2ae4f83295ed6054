const MAX_LENGTH = 254;
/**
 * Word characters with optional dotted parts, @, a domain that ends in two or three letters (Z-58). Every part ends at
 * a sign that it cannot hold, so that no text takes long.
 */
const PATTERN = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

/** Whether an address passes the rule of the form for a forgotten password; spaces around it do not count. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_LENGTH && PATTERN.test(email);
}
