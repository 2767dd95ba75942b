/** Why there is no picture from the camera. */
export type NoCamera = 'refused' | 'missing'

/**
 * Starts the camera at the back, into the video. It never rejects: it resolves to the reason why there is none.
 * The function it gives stops the camera, and has to be called.
 */
export async function startCamera(video: HTMLVideoElement): Promise<(() => void) | NoCamera> {
  // Over plain http, and in old browsers, it does not exist.
  if (!navigator.mediaDevices?.getUserMedia) return 'missing'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing'
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  video.srcObject = stream
  // It may be gone again before it plays.
  await video.play().catch(() => {})
  return stop
}
