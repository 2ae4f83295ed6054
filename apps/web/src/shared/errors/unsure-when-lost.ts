import { ApiError, type ApiErrorCode, errorCodeOf } from '../api/api-error.ts';

/**
 * Waits for an answer of a call that takes effect only once. If the answer is lost, the error has `code`, whose text
 * explains how to continue if the server has received the call.
 * @throws ApiError
 */
export async function unsureWhenLost<V>(answer: Promise<V>, code: ApiErrorCode): Promise<V> {
  try {
    return await answer;
  } catch (error) {
    throw errorCodeOf(error) === 'offline' ? new ApiError(code) : error;
  }
}
