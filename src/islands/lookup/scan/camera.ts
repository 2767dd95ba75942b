/** Why the camera shows no picture. */
export type NoCamera = 'refused' | 'missing'

/**
 * Starts the back camera and plays it in the video. It never rejects: it resolves to the reason if
 * there is no camera. Otherwise it resolves to a function that stops the camera, which the caller
 * must call.
 */
export async function startCamera(video: HTMLVideoElement): Promise<(() => void) | NoCamera> {
  // Not available over plain HTTP and in old browsers.
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
  // The camera may stop before the video plays.
  await video.play().catch(() => {})
  return stop
}
